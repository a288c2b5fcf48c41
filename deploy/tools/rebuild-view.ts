import './kit/one-line.ts'
import { readConfig } from '@embarca/services/config.ts'
import { type RebuildReporter, rebuildViewsOf, takeBackViews, viewNames } from '@embarca/services/rebuild-view.ts'

// node services/dist/rebuild-view.js board history …  or --all. The server may be running; on a cluster, with the settings of a
// projector; what it replaces is kept a day. A job of its own: when it is killed, the same command goes on where it was saved.
// node services/dist/rebuild-view.js --back: on MongoDB, run from the version before and with no projector running, points the views back
// to what that version had folded.
const report: RebuildReporter = ({ views, position, to }) => console.error(`${views.length} views, position ${position} of ${to} …`)
const names = process.argv.slice(2)
const views = names.includes('--all') ? viewNames : names
const unknown = views.filter((view) => !viewNames.includes(view))

if (names.includes('--back')) {
  await takeBackViews(readConfig(), process.env, report)
  console.log('The views are those of this version: start its projectors.')
} else if (views.length === 0 || unknown.length > 0) {
  console.error(unknown.length ? `No view is called ${unknown.join(', ')}.` : 'Which view?')
  console.error(`Views: ${viewNames.join(', ')}, or --all.`)
  process.exitCode = 1
} else {
  for (const { view, hash, before, deadLetters } of await rebuildViewsOf(readConfig(), views, process.env, report)) {
    console.log(
      `${view}  ${hash.slice(0, 16)}  ${before === undefined ? 'new' : before === hash ? 'as before' : `was ${before.slice(0, 16)}`}`,
    )
    for (const { stream, type, reason } of deadLetters) console.log(`  set aside: ${stream} at ${type}: ${reason}`)
  }
}
