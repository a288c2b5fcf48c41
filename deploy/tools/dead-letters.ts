import './kit/one-line.ts'
import { readConfig } from '@embarca/services/config.ts'
import { listDeadLetters, retryDeadLetters } from '@embarca/services/dead-letters.ts'
import type { DeadLetter } from '@embarca/services/kit/dead-letters.ts'

// node services/dist/dead-letters.js: what broke and was set aside. node services/dist/dead-letters.js retry ID … or --all: tries it again,
// each with all of its load in order, by the running server. On a cluster, with the settings of any of its processes.
const [what, ...names] = process.argv.slice(2)

const show = (letters: readonly DeadLetter[]) => {
  for (const letter of letters) {
    const of = letter.what === 'timer' ? `deadline of ${letter.timer.due}` : `${letter.type} in ${letter.stream}`
    const tries = letter.tries === 0 ? 'not tried' : `${letter.tries} tries, last ${letter.lastAt}`
    console.log(`${letter.id}  ${letter.firstAt}  ${letter.command ?? 'reaction'} after ${of}: ${letter.reason} (${tries})`)
  }
}

if (what === undefined) {
  const letters = await listDeadLetters(readConfig(), process.env)
  show(letters)
  console.log(letters.length ? `${letters.length} dead letters. Try again: dead-letters.js retry ID … or --all` : 'No dead letters.')
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
