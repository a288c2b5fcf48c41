import type { Scalar } from './read-store.ts'

/** Where a page ended: the sort value and id of its last document. */
export type Cursor = { readonly value: Scalar; readonly id: string }

export const cursorText = ({ value, id }: Cursor): string => JSON.stringify([value, id])

/** Undefined for a text that `cursorText` did not write. */
export const cursorOf = (text: string): Cursor | undefined => {
  try {
    const [value, id] = JSON.parse(text) as [Scalar, unknown]
    return typeof id === 'string' && (value === null || typeof value !== 'object') ? { value, id } : undefined
  } catch {
    return undefined
  }
}
