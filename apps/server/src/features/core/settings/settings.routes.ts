import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { type Door, mount, staffOf } from '../../../platform/http/mount.ts';
import { listVersions, presentVersion } from './list-versions.ts';
import { settingsInForce } from './read-settings.ts';
import { readNewest, saveSettings } from './save-settings.ts';
import type { SettingsRow } from './settings.queries.ts';

export function settingsRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  const present = (row: SettingsRow) => ({
    ...presentVersion(row),
    ownSender: ctx.config.MAIL_FROM,
  });

  mount(app, door, 'readSettings', endpoints.readSettings, async () => ({
    status: 200,
    body: present(await readNewest(ctx.db)),
  }));

  mount(app, door, 'saveSettings', endpoints.saveSettings, async ({ caller, body }) => ({
    status: 200,
    body: present(await saveSettings(ctx, staffOf(caller), body)),
  }));

  mount(app, door, 'listSettingsVersions', endpoints.listSettingsVersions, async ({ query }) => ({
    status: 200,
    body: await listVersions(ctx, query.before),
  }));

  mount(app, door, 'readBookingDefaults', endpoints.readBookingDefaults, async () => {
    const { defaultIncoterm } = await settingsInForce(ctx);
    return { status: 200, body: { incoterm: defaultIncoterm } };
  });
}
