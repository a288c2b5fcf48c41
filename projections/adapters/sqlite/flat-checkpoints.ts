import type { StreamCheckpoints } from '../../kit/stream-checkpoints.ts'

/** The revisions a document has seen: stream, revision, stream, revision … An object keyed by stream takes ten times as long to copy. */
export type FlatCheckpoints = readonly (string | number)[]
export const NO_CHECKPOINTS: FlatCheckpoints = []

export const lastRevisionOf = (checkpoints: FlatCheckpoints, stream: string): number => {
  const at = checkpoints.indexOf(stream)
  return at < 0 ? -1 : (checkpoints[at + 1] as number)
}
export const parseCheckpoints = (text: string): FlatCheckpoints => Object.entries(JSON.parse(text) as StreamCheckpoints).flat()
export const checkpointsText = (checkpoints: FlatCheckpoints): string => {
  let text = ''
  for (let at = 0; at < checkpoints.length; at += 2) text += `${text && ','}${JSON.stringify(checkpoints[at])}:${checkpoints[at + 1]}`
  return `{${text}}`
}

/** Adds a revision, in place or in a longer array; `concat`, because `push` would reserve room that few documents need. */
export const advanceCheckpoints = (checkpoints: (string | number)[], stream: string, revision: number): (string | number)[] => {
  const at = checkpoints.indexOf(stream)
  if (at < 0) return checkpoints.length === 0 ? [stream, revision] : checkpoints.concat(stream, revision)
  checkpoints[at + 1] = revision
  return checkpoints
}
/** As `advanceCheckpoints`, in a copy. */
export const withCheckpoint = (checkpoints: FlatCheckpoints, stream: string, revision: number): FlatCheckpoints =>
  advanceCheckpoints(checkpoints.slice(), stream, revision)
