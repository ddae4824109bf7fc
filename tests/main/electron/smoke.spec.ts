// The application in Electron itself, wherever its program is: the one test that proves something about Electron.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, expect, test } from '@playwright/test';
import { ElectronInstall, hasScreen } from '../../../scripts/start/electron.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const binary = new ElectronInstall(ROOT).binary();

test('the game opens in Electron', async () => {
  test.skip(
    binary === null,
    'the program of Electron is not here (npm start fetches it where that is possible)',
  );
  test.skip(!hasScreen(), 'there is no screen to open a window on (xvfb-run gives one)');
  const data = mkdtempSync(join(tmpdir(), 'electron-'));
  // Chromium's own sandbox does not run as root.
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({ executablePath: binary!, args: [...root, ROOT, '--data', data] });
  try {
    const page = await app.firstWindow();
    expect(page.url()).toBe('app://game/');
    expect(await page.evaluate(`hostBridge.request('app.hello', {})`)).toMatchObject({
      ok: true,
      result: { role: 'owner', dataFolder: data },
    });
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate('typeof require')).toBe('undefined');
  } finally {
    await app.close();
    rmSync(data, { recursive: true, force: true });
  }
});
