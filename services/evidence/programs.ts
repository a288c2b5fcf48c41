import { readFileSync } from 'node:fs'

/** The text of the program that checks a bundle; in services/dist it is in the folder of the bundled server. */
export const verifyProgram = (): string => readFileSync(new URL('./verify.mjs', import.meta.url), 'utf8')
