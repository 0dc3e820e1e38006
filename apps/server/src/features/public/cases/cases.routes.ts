import { endpoints } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { attachmentHeaders } from '../../../platform/http/attachment.ts';
import { decodedName } from '../../../platform/http/file-name.ts';
import { type Api, bytesOf, type FileAnswer, takeFiles } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findParty } from '../parties/index.ts';
import { addCaseFile } from './add-case-file.ts';
import { findFile, type FoundFile, isFileOf } from './case-files.queries.ts';
import { writeAbout } from './write-about-item.ts';
import { writeCaseMessage } from './write-case-message.ts';

/** The endpoints of parties, and what staff does with cases beyond the routes of the desk. */
export async function casesRoutes({ mount, scope }: Api, ctx: Ctx): Promise<void> {
  mount('writeCaseMessage', { party: 'known' }, async (call) => {
    const party = await findParty(ctx, call.caller, call.params.ref);
    return { status: 201, body: await writeCaseMessage(ctx, party, call.body) };
  });

  mount('readCaseFile', { party: 'known' }, async ({ caller, params }) => {
    const party = await findParty(ctx, caller, params.ref);
    const file = await findFile(ctx.db, params.fileId);
    if (file === undefined || !isFileOf(file, party)) throw new Problem('not_found');
    return answerFile(ctx, file);
  });

  mount('writeToParty', { staff: 'cases:write' }, async (call) => ({
    status: 201,
    body: await writeAbout(ctx, call.caller, call.params.itemId, call.body),
  }));

  mount('readDeskFile', { staff: 'cases:read' }, async ({ caller, params }) => {
    const file = await findFile(ctx.db, params.fileId);
    if (file?.caseId !== params.itemId) throw new Problem('desk_item_not_found');
    await auditStaff(ctx.db, caller.staffId, 'desk.read_file', `desk_item:${params.itemId}`, {
      fileId: params.fileId,
    });
    return answerFile(ctx, file);
  });

  await scope((own) => {
    takeFiles(own.app, endpoints.addCaseFile.consumes);
    own.mount('addCaseFile', { party: 'known' }, async (call) => {
      const party = await findParty(ctx, call.caller, call.params.ref);
      const file = await addCaseFile(ctx, party, {
        id: call.params.fileId,
        name: decodedName(call.headers['x-file-name'] ?? ''),
        bytes: bytesOf(call.body),
        caseId: call.query.caseId,
      });
      return { status: 201, body: file };
    });
  });
}

async function answerFile(ctx: Ctx, file: FoundFile): Promise<FileAnswer> {
  const isReadable = file.bytes !== null && file.held === null;
  const bytes = !isReadable ? null : await ctx.objects.get(file.objectKey);
  if (bytes === null) throw new Problem('not_found');
  const headers = attachmentHeaders(file.name);
  return { status: 200, file: bytes, mediaType: file.mediaType, headers };
}
