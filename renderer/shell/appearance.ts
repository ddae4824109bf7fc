import type { Language } from '../../shared/words/languages.ts';
import type { Settings } from '../../shared/rpc/messages/profile.ts';

/** Puts the settings on the page itself: the style sheets ask for these attributes. */
export function showSettings(page: HTMLElement, language: Language, settings: Settings | null): void {
  page.lang = language;
  if (settings === null) return;
  page.dataset['palette'] = settings.palette;
  page.dataset['contrast'] = settings.contrast;
  page.dataset['motion'] = settings.motion;
  page.style.setProperty('--text-scale', String(settings.textSize));
}
