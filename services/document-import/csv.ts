import { streamCsvRows } from 'hucre/csv'
import type { SheetRow } from './sheet.ts'

/** UTF-8 when every byte fits it, with or without a byte order mark; else what Excel in Brazil writes. */
const decoded = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const DELIMITERS = [';', ',', '\t'] as const
/** The delimiter that occurs most in the first row with text, outside quotes. */
const delimiterOf = (text: string): string => {
  const counts = { ';': 0, ',': 0, '\t': 0 }
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character in counts) counts[character as keyof typeof counts]++
    else if (character === '\n' && DELIMITERS.some((one) => counts[one] > 0)) break
  }
  return DELIMITERS.reduce((best, one) => (counts[one] > counts[best] ? one : best))
}

/** The rows of a CSV file: `;`, `,` or tab, quoted line breaks, leading zeros kept. */
export function* csvRows(bytes: Uint8Array): Generator<SheetRow> {
  const text = decoded(bytes)
  let line = 0
  for (const values of streamCsvRows(text, { delimiter: delimiterOf(text) })) {
    line++
    const cells = values.map((value) => String(value ?? '').trim() || undefined)
    if (cells.some((cell) => cell !== undefined)) yield { line, cells }
  }
}
