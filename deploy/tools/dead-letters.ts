import './kit/one-line.ts'
import { readConfig } from '@embarca/services/config.ts'
import { listDeadLetters, retryDeadLetters } from '@embarca/services/dead-letters.ts'
import type { DeadLetter } from '@embarca/services/kit/dead-letters.ts'

// node services/dist/dead-letters.js: lists dead letters. node services/dist/dead-letters.js retry ID … or --all: has the running server
// try them again, with all dead letters of the same load in order. On a cluster, with the settings of any of its processes.
const [what, ...names] = process.argv.slice(2)

const show = (deadLetters: readonly DeadLetter[]) => {
  for (const deadLetter of deadLetters) {
    const of = deadLetter.what === 'timer' ? `deadline of ${deadLetter.timer.due}` : `${deadLetter.type} in ${deadLetter.stream}`
    const tries = deadLetter.tries === 0 ? 'not tried' : `${deadLetter.tries} tries, last ${deadLetter.lastAt}`
    console.log(`${deadLetter.id}  ${deadLetter.firstAt}  ${deadLetter.command ?? 'reaction'} after ${of}: ${deadLetter.reason} (${tries})`)
  }
}

if (what === undefined) {
  const deadLetters = await listDeadLetters(readConfig(), process.env)
  show(deadLetters)
  console.log(
    deadLetters.length ? `${deadLetters.length} dead letters. Try again: dead-letters.js retry ID … or --all` : 'No dead letters.',
  )
} else if (what !== 'retry' || names.length === 0) {
  console.error('node services/dist/dead-letters.js, or: node services/dist/dead-letters.js retry ID … or --all')
  process.exitCode = 1
} else {
  const { tried, waits, left } = await retryDeadLetters(readConfig(), names, process.env)
  show(left)
  if (waits) console.log(`${tried} dead letters are tried when a process that reacts starts.`)
  else console.log(`${tried - left.length} of ${tried} dead letters are done with.`)
  process.exitCode = !waits && left.length > 0 ? 1 : 0
}
