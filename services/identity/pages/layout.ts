import { type Html, html } from './html.ts'
import { styleSheet } from './style-assets.ts'

const mark = html`<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><rect width="24" height="24" rx="6" /><path d="M4.500 7.500h8.500v7.500h-8.500zM13 10.500h3l2.500 2.500v2h-5.500" /><circle cx="8" cy="16.500" r="1.600" /><circle cx="15.500" cy="16.500" r="1.600" /></svg>`

export const icons = {
  warning: html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 4 2.500 20h19zM12 10v5M12 17.500v.5" /></svg>`,
  clock: html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="8" /><path d="M12 7v5l3 2" /></svg>`,
  check: html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12 5 5 9-10" /></svg>`,
  truck: html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 6h11v10H3zM14 10h4l3 3v3h-7" /><circle cx="7" cy="18" r="2" /><circle cx="17" cy="18" r="2" /></svg>`,
  person: html`<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="8" r="4" /><path d="M4 21c1-5 4-7 8-7s7 2 8 7" /></svg>`,
}

/** A whole page: the form on the left, a sidebar on the right where there is room. No script, no inline style. */
export const page = (title: string, main: Html, sidebar?: Html): string =>
  html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · Embarca</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect width='24' height='24' rx='6' fill='%230a6a78'/%3E%3Cg fill='none' stroke='%23fff' stroke-width='1.7' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M4.500 7.500h8.500v7.500h-8.500zM13 10.500h3l2.500 2.500v2h-5.500'/%3E%3Ccircle cx='8' cy='16.500' r='1.600'/%3E%3Ccircle cx='15.500' cy='16.500' r='1.600'/%3E%3C/g%3E%3C/svg%3E">
<link rel="stylesheet" href="${styleSheet.path}">
</head>
<body${sidebar ? html` class="split"` : undefined}>
<main>
<header class="brand">${mark}Embarca</header>
<div class="middle">${main}</div>
</main>
${sidebar}
</body>
</html>`.html

export const alert = (text: string): Html => html`<p class="alert" id="alert" role="alert">${icons.warning}<span>${text}</span></p>`
