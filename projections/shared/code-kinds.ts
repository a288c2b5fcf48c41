/** Kept before each code, so that one kind may be asked for alone. They grow into the code's first word, and nobody types them. */
export const codeKinds = { load: 'qxl', order: 'qxo', plate: 'qxp', note: 'qxn', paper: 'qxd' } as const
export type CodeKind = keyof typeof codeKinds

export const bareCode = (text: string) => text.replace(/\s+/g, '').toUpperCase()

/** What a piece of a code is looked for as, at the beginning of one of its parts. */
export const soughtAs = (kind: CodeKind, text: string): string => `${codeKinds[kind]}${bareCode(text)}`
