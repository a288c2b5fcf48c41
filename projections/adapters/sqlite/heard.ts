import type { Seen } from '../../kit/seen.ts'

/** What a document has seen: streams and revisions in turn. An object whose names are streams takes ten times as long to copy. */
export type Heard = readonly (string | number)[]
export const NOTHING_HEARD: Heard = []

export const lastOf = (heard: Heard, stream: string): number => {
  const at = heard.indexOf(stream)
  return at < 0 ? -1 : (heard[at + 1] as number)
}
export const heardOf = (text: string): Heard => Object.entries(JSON.parse(text) as Seen).flat()
export const heardText = (heard: Heard): string => {
  let text = ''
  for (let at = 0; at < heard.length; at += 2) text += `${text && ','}${JSON.stringify(heard[at])}:${heard[at + 1]}`
  return `{${text}}`
}

export const hear = (heard: (string | number)[], stream: string, revision: number): void => {
  const at = heard.indexOf(stream)
  if (at < 0) heard.push(stream, revision)
  else heard[at + 1] = revision
}
/** The same with one more revision heard. */
export const heardWith = (heard: Heard, stream: string, revision: number): Heard => {
  const next = [...heard]
  hear(next, stream, revision)
  return next
}
