import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { css } from './style.ts'

const require = createRequire(import.meta.url)
const folder = '/auth/realms/embarca/look'
const named = (content: string | Buffer, name: string, end: string) =>
  `${folder}/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.${end}`

/** Inter from its package; without it, the system's sans serif. */
const interFile = () => {
  try {
    return readFileSync(require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'))
  } catch {
    return undefined
  }
}

type StyleAsset = { readonly path: string; readonly type: string; readonly content: string | Buffer }

const inter = interFile()
const font: StyleAsset | undefined = inter && { path: named(inter, 'inter', 'woff2'), type: 'font/woff2', content: inter }
const face = font
  ? `@font-face{font-family:"Inter Variable";font-style:normal;font-weight:100 900;font-display:swap;src:url(${font.path}) format("woff2")}`
  : ''
const stylesheet = face + css
export const styleSheet: StyleAsset = { path: named(stylesheet, 'page', 'css'), type: 'text/css; charset=utf-8', content: stylesheet }

/** Style and font of the pages, at addresses that change with their content, so that a browser may cache them for ever. */
export const styleAssets: readonly StyleAsset[] = font ? [styleSheet, font] : [styleSheet]
