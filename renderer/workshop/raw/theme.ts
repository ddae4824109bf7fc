// How the editor looks: its tree has styles of its own, with the tokens of the page.
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const MONO = 'ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", Menlo, Consolas, monospace';
const SLIP = {
  border: '1px solid var(--metal)',
  borderRadius: 'var(--r-2)',
  background: 'var(--surface-1)',
  color: 'var(--text)',
  boxShadow: 'var(--sh-3)',
  font: '400 var(--fs-1) / 1.4 var(--font-text)',
};
const BUTTON = {
  minHeight: 'max(1.6rem, 25px)',
  padding: '0 0.6rem',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--r-1)',
  background: 'var(--surface-2)',
  backgroundImage: 'none',
  color: 'var(--text)',
  font: 'inherit',
  cursor: 'pointer',
};
const RING = { outline: '2.5px solid var(--focus)', outlineOffset: '1px' };

const look = EditorView.theme(
  {
    '&': {
      height: '100%',
      colorScheme: 'dark',
      color: 'var(--text)',
      fontSize: 'calc(0.8125rem * var(--text-scale))',
    },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': {
      fontFamily: MONO,
      lineHeight: '1.5',
      scrollbarWidth: 'thin',
      scrollbarColor: 'var(--night-500) transparent',
    },
    '.cm-content': { padding: '0.4rem 0', caretColor: 'var(--light)' },
    '.cm-line': { padding: '0 0.6rem 0 0.4rem' },
    '.cm-line.card': { background: 'var(--surface-2)' },
    '.cm-gutters': { border: '0', background: 'transparent', color: 'var(--text-3)' },
    '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.6em', padding: '0 0.5em 0 0.3em' },
    '.cm-gutterElement.card': { background: 'var(--surface-2)', color: 'var(--text)' },
    '.cm-lineNumbers .cm-gutterElement.card': { boxShadow: 'inset 2px 0 var(--light)' },
    '.cm-activeLine, .cm-activeLineGutter': { background: 'transparent' },
    '.cm-content ::selection, .cm-line::selection': { background: '#ffc99245' },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
      background: 'transparent',
      boxShadow: 'inset 0 0 0 1px var(--line-strong)',
    },
    '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
      background: 'transparent',
      color: 'var(--blood-light)',
    },
    '.cm-searchMatch': { background: '#ffc99230', outline: '1px solid var(--line-strong)' },
    '.cm-searchMatch-selected': { background: '#ffc99266' },

    // Problems: a wave below, and a sign beside the line.
    '.cm-lintRange': {
      backgroundImage: 'none',
      textDecoration: 'underline wavy 1.5px',
      textUnderlineOffset: '3px',
    },
    '.cm-lintRange-error': { textDecorationColor: 'var(--blood-light)' },
    '.cm-lintRange-warning': { textDecorationColor: 'var(--ember-300)' },
    '.cm-lintRange-info': {
      textDecoration: 'underline dotted 1.5px',
      textDecorationColor: 'var(--night-300)',
    },
    '.cm-lintRange-active': { background: 'var(--light-wash)' },
    '.cm-gutter-lint': { width: '1em' },
    '.cm-gutter-lint .cm-gutterElement': { display: 'grid', placeItems: 'center', padding: '0' },
    '.cm-lint-marker': { content: 'normal', width: '0.62em', height: '0.62em' },
    '.cm-lint-marker-error': { content: 'normal', borderRadius: '50%', background: 'var(--blood-light)' },
    '.cm-lint-marker-warning': {
      content: 'normal',
      clipPath: 'polygon(50% 0, 100% 100%, 0 100%)',
      background: 'var(--ember-300)',
    },
    '.cm-lint-marker-info': { content: 'normal', transform: 'rotate(45deg)', background: 'var(--night-300)' },
    '.cm-lintPoint::after': { borderBottomColor: 'var(--blood-light)' },

    // What lies over the text.
    '.cm-tooltip': { ...SLIP, zIndex: '30', maxWidth: 'min(30rem, 90vw)' },
    '.cm-tooltip-section:not(:first-child)': { borderTop: '1px solid var(--metal-dim)' },
    '.cm-diagnostic': {
      padding: '0.35rem 0.6rem',
      borderLeft: '3px solid var(--night-300)',
      whiteSpace: 'pre-wrap',
    },
    '.cm-diagnostic-error': { borderLeftColor: 'var(--blood-light)' },
    '.cm-diagnostic-warning': { borderLeftColor: 'var(--ember-300)' },
    '.cm-diagnosticAction': { ...BUTTON, margin: '0.1rem 0 0.1rem 0.5rem' },
    '.help': { display: 'grid', gap: '0.3rem', padding: '0.4rem 0.6rem' },
    '.help p, .cm-completionInfo p': { margin: '0' },
    '.help b': { color: 'var(--amethyst-200)', fontWeight: '600' },

    // What may be written.
    '.cm-tooltip.cm-tooltip-autocomplete': { padding: '0.2rem' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': {
      maxHeight: '14rem',
      maxWidth: 'min(34rem, 92vw)',
      fontFamily: 'inherit',
      scrollbarWidth: 'thin',
      scrollbarColor: 'var(--night-500) transparent',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
      display: 'flex',
      gap: '1rem',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'max(1.6rem, 25px)',
      padding: '0.1rem 0.5rem',
      borderRadius: 'var(--r-1)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
      background: 'var(--surface-3)',
      color: 'var(--text)',
      boxShadow: 'inset 3px 0 var(--light)',
    },
    '.cm-completionLabel': { overflow: 'hidden', fontFamily: MONO, textOverflow: 'ellipsis' },
    '.cm-completionMatchedText': { color: 'var(--light)', fontWeight: '600', textDecoration: 'none' },
    '.cm-completionDetail': { flex: 'none', marginLeft: '0', color: 'var(--text-2)', fontStyle: 'normal' },
    '.cm-tooltip.cm-completionInfo': {
      ...SLIP,
      padding: '0.4rem 0.6rem',
      width: 'max-content',
      maxWidth: '18rem',
    },

    // The search.
    '.cm-panels': { border: '0', background: 'var(--surface-1)', color: 'var(--text)' },
    '.cm-panels-top': { borderBottom: '1px solid var(--metal-dim)' },
    '.cm-panel.cm-search': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0.3rem 0.4rem',
      alignItems: 'center',
      padding: '0.4rem 2.2rem 0.4rem 0.5rem',
      font: '400 var(--fs-1) / 1.3 var(--font-text)',
    },
    '.cm-panel.cm-search br': { display: 'none' },
    '.cm-panel.cm-search label': {
      display: 'inline-flex',
      gap: '0.3rem',
      alignItems: 'center',
      minHeight: 'max(1.6rem, 25px)',
      fontSize: 'inherit',
    },
    '.cm-panel.cm-search input': { margin: '0' },
    '.cm-panel.cm-search input[type=checkbox]': {
      width: '25px',
      height: '25px',
      accentColor: 'var(--light)',
    },
    '.cm-textfield': {
      minHeight: 'max(1.6rem, 25px)',
      padding: '0 0.4rem',
      border: '1px solid var(--line-strong)',
      borderRadius: 'var(--r-1)',
      background: 'var(--surface-2)',
      color: 'var(--text)',
      font: 'inherit',
    },
    '.cm-button': BUTTON,
    '.cm-panel.cm-search [name=close]': {
      top: '0.35rem',
      right: '0.35rem',
      width: '25px',
      height: '25px',
      color: 'var(--text-2)',
      fontSize: 'var(--fs-3)',
      cursor: 'pointer',
    },
    '.cm-textfield::selection': { background: '#ffc99245' },
    '.cm-panel :focus-visible, .cm-diagnosticAction:focus-visible': RING,
  },
  { dark: true },
);

const INK = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--verdigris-200)' },
  { tag: tags.string, color: 'var(--bone-200)' },
  { tag: tags.number, color: 'var(--ember-200)' },
  { tag: [tags.bool, tags.null], color: 'var(--amethyst-200)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--text-3)' },
]);

export const theme: Extension = [look, syntaxHighlighting(INK)];
