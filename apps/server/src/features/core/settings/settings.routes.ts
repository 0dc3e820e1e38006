import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { listVersions, presentVersion } from './list-versions.ts';
import { settingsInForce } from './read-settings.ts';
import { readNewest, saveSettings } from './save-settings.ts';
import type { SettingsRow } from './settings.queries.ts';

export function settingsRoutes({ mount }: Api, ctx: Ctx): void {
  const present = (row: SettingsRow) => ({
    ...presentVersion(row),
    ownSender: ctx.config.MAIL_FROM,
  });

  mount('readSettings', { staff: 'settings:write' }, async () => ({
    status: 200,
    body: present(await readNewest(ctx.db)),
  }));

  mount('saveSettings', { staff: 'settings:write' }, async ({ caller, body }) => ({
    status: 200,
    body: present(await saveSettings(ctx, caller, body)),
  }));

  mount('listSettingsVersions', { staff: 'settings:write' }, async ({ query }) => ({
    status: 200,
    body: await listVersions(ctx, query.before),
  }));

  mount('readBookingDefaults', { anyone: true }, async () => {
    const { defaultIncoterm } = await settingsInForce(ctx);
    return { status: 200, body: { incoterm: defaultIncoterm } };
  });
}
