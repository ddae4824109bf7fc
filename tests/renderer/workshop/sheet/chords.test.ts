import { describe, expect, it } from 'vitest';
import {
  chordName,
  isPressed,
  type PressedKey,
} from '../../../../renderer/workshop/sheet/commands/chords.ts';
import { de } from '../../../../renderer/workshop/text/de.ts';
import { createWords } from '../../../../renderer/ui/words.ts';
import { en } from '../../../../renderer/workshop/text/en.ts';

const event = (key: string, held: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('keys', () => {
  it('are pressed with what is held, and nothing else', () => {
    expect(isPressed(event('z', { ctrlKey: true }), 'Mod+Z')).toBe(true);
    expect(isPressed(event('z', { metaKey: true }), 'Mod+Z')).toBe(true);
    expect(isPressed(event('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Shift+Z')).toBe(true);
    expect(isPressed(event('Z', { ctrlKey: true, shiftKey: true }), 'Mod+Z')).toBe(false);
    expect(isPressed(event('z'), 'Mod+Z')).toBe(false);
    expect(isPressed(event('F8', { shiftKey: true }), 'F8')).toBe(false);
    expect(isPressed(event('ArrowUp', { altKey: true, shiftKey: true }), 'Alt+Shift+ArrowUp')).toBe(true);
  });

  it('are signs with Shift or without', () => {
    expect(isPressed(event('?', { shiftKey: true }), '?')).toBe(true);
    expect(isPressed(event('?'), '?')).toBe(true);
    expect(isPressed(event('?', { ctrlKey: true }), '?')).toBe(false);
  });

  it('are named as they are on the keys', () => {
    const english = createWords('en', { en, de });
    const german = createWords('de', { en, de });
    expect(chordName('Mod+Shift+Z', english)).toBe('Ctrl Shift Z');
    expect(chordName('Mod+Shift+Z', german)).toBe('Strg Umschalt Z');
    expect(chordName('Alt+Shift+ArrowUp', english)).toBe('Alt Shift ↑');
    expect(chordName('Delete', german)).toBe('Entf');
    expect(chordName('F2', german)).toBe('F2');
  });
});
