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

/** One more revision heard: in the list given, or in a longer one. What is pushed to makes room for sixteen more, which few documents need. */
export const hear = (heard: (string | number)[], stream: string, revision: number): (string | number)[] => {
  const at = heard.indexOf(stream)
  if (at < 0) return heard.length === 0 ? [stream, revision] : heard.concat(stream, revision)
  heard[at + 1] = revision
  return heard
}
/** The same in a list of its own. */
export const heardWith = (heard: Heard, stream: string, revision: number): Heard => hear(heard.slice(), stream, revision)
