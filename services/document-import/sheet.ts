import type { ImportCell } from '@embarca/contracts/import/codes.ts'

/** A row as its file has it; `line`: its number there, from 1. Empty rows are left out. */
export type SheetRow = { readonly line: number; readonly cells: readonly (ImportCell | undefined)[] }

/** A file that cannot be read, with the sentence that says why. */
export class FileRefused extends Error {}
