import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSecretFiles } from './read-secret-files.ts';

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-secrets-'));
  const file = join(folder, 'CODE_SECRET');
  writeFileSync(file, 'in a file\n');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is read without its line end', () => {
    const { env, faults } = readSecretFiles({ CODE_SECRET_FILE: file }, ['CODE_SECRET']);
    expect(env['CODE_SECRET']).toBe('in a file');
    expect(faults).toEqual([]);
  });

  it('is refused beside the same secret in the environment', () => {
    const given = { CODE_SECRET: 'as a variable', CODE_SECRET_FILE: file };
    expect(readSecretFiles(given, ['CODE_SECRET']).faults).toEqual([
      'CODE_SECRET: is set, and CODE_SECRET_FILE too',
    ]);
  });

  it('is named by its file, never by its content, when it cannot be read', () => {
    const given = { CODE_SECRET_FILE: `${file}.gone` };
    expect(readSecretFiles(given, ['CODE_SECRET']).faults).toEqual([
      `CODE_SECRET_FILE: ${file}.gone (ENOENT)`,
    ]);
  });
});
