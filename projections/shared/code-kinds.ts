/** Prefixes of codes, so that one kind can be searched alone. They become part of the code's first word, and no user types them. */
export const codeKinds = { load: 'qxl', order: 'qxo', plate: 'qxp', note: 'qxn', paper: 'qxd' } as const
export type CodeKind = keyof typeof codeKinds

export const bareCode = (text: string) => text.replace(/\s+/g, '').toUpperCase()

/** The search text for a piece of a code of one kind. */
export const soughtAs = (kind: CodeKind, text: string): string => `${codeKinds[kind]}${bareCode(text)}`
