/** The states of an import (`o22`). REFUSED: nothing of it could be read, or it could not be run. */
export const importStatuses = ['RUNNING', 'FINISHED', 'FINISHED_WITH_ERRORS', 'REFUSED'] as const
export type ImportStatus = (typeof importStatuses)[number]

/** Why an import ended without a run. `TOO_MANY`: too many of one user's wait. `INTERRUPTED`: the program was stopped for too long. */
export const importFailures = ['UNREADABLE', 'BROKEN', 'INTERRUPTED', 'TOO_MANY'] as const
export type ImportFailure = (typeof importFailures)[number]

export const importRefusals = ['IMPORT_UNKNOWN', 'IMPORT_RUNNING', 'IMPORT_UNREADABLE'] as const
export type ImportRefusal = (typeof importRefusals)[number]

/** Imports of one user that may wait. */
export const MOST_WAITING_IMPORTS = 10

const STREAM = 'import-'
export const streamOfImport = (importId: string) => `${STREAM}${importId}`
/** The id of the file as its user sent it, and of the sheet with its errors. */
export const fileOfImport = (importId: string, place: number, digest: string) => `${STREAM}${importId}_${place}x${digest.slice(0, 16)}`
export const correctionsOfImport = (importId: string) => `${STREAM}${importId}_corrections`
export const errorsOfImport = (importId: string) => `${STREAM}${importId}_errors`
