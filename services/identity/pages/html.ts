/** Markup that is inserted into a page unescaped. */
export type Html = { readonly html: string }
type Piece = Html | string | number | false | undefined | readonly Html[]

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const shown = (piece: Piece): string => {
  if (piece === undefined || piece === false) return ''
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece))
  return 'html' in piece ? piece.html : piece.map((each) => each.html).join('')
}

/** A template whose values are escaped, unless they are `Html` themselves. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: String.raw({ raw: strings }, ...pieces.map(shown)),
})
