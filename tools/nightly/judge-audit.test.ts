import { describe, expect, it } from 'vitest';
import { judgeAudit } from './judge-audit.ts';

describe('the audit of dependencies', () => {
  it('passes when the advisory service knows no vulnerability', () => {
    expect(judgeAudit(0, 'No known vulnerabilities found')).toBe('ok');
  });

  it('fails when a dependency is vulnerable', () => {
    expect(judgeAudit(1, '2 vulnerabilities found\nSeverity: 2 high')).toBe('FAILED');
  });

  it('reports NOT ASKED when no advisory service could be reached', () => {
    const refused = 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  responded with 405:';
    expect(judgeAudit(1, refused)).toBe('NOT ASKED');
    expect(judgeAudit(1, 'request failed, reason: getaddrinfo ENOTFOUND')).toBe('NOT ASKED');
  });
});
