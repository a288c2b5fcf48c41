import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { SEMI_SPACE_FLAG } from '../kit/semi-space.ts'
import { measureBids, measureEnds } from './auction.bench.ts'
import { measureBoard } from './board.bench.ts'
import { measureDedicated } from './dedicated.bench.ts'
import { measureFanOut } from './fan-out.bench.ts'
import { type Figure, holds, rowOf, table } from './figure.ts'
import { measureGate } from './gate.bench.ts'
import { measureCommands } from './http.bench.ts'
import { measureImport } from './import.bench.ts'
import { measureLaunchOrders } from './launch-orders.bench.ts'
import { measureLive } from './live.bench.ts'
import { measureAgainstPostgres, measureAppendAgainstFile, measureGroupCommit } from './log.bench.ts'
import { measureManyCarriers } from './many-carriers.bench.ts'
import type { BenchMeasurement } from './measure.ts'
import { measureNamedOffers } from './named-offers.bench.ts'
import { measureOrderList } from './order-list.bench.ts'
import { measureRebuilds } from './rebuild.bench.ts'
import { measureTablets } from './tablets.bench.ts'

/** `npm run bench`: every goal, or those named (`npm run bench -- P4 P5`); a gate that does not hold fails, unless `--report`. */
type Outcome = readonly Figure[] | { readonly skipped: string }
type Piece = { readonly goals: readonly string[]; readonly measure: () => Promise<Outcome> }

const figure = ({ name, ratio, gate, detail }: BenchMeasurement, what: string, stretch: number): Figure => ({
  name,
  what,
  rounds: [ratio],
  gate,
  stretch,
  detail,
})

const pieces: readonly Piece[] = [
  {
    goals: ['P1'],
    measure: async () => [figure(await measureAppendAgainstFile(), 'append / raw file with group fsync, 64 clients', 0.75)],
  },
  { goals: ['P2'], measure: async () => [figure(await measureGroupCommit(), 'append, group commit / a transaction each', 16)] },
  {
    goals: ['P3'],
    measure: async () => {
      const measured = await measureAgainstPostgres()
      return measured
        ? [figure(measured, 'append / PostgreSQL 15 with a lock per stream, 64 clients', 12)]
        : { skipped: 'PostgreSQL 15 is not installed' }
    },
  },
  { goals: ['P4', 'P5', 'P7', 'P16'], measure: measureCommands },
  { goals: ['P6', 'P8', 'P15'], measure: measureLive },
  { goals: ['P18'], measure: measureFanOut },
  { goals: ['P19'], measure: measureBids },
  { goals: ['P20'], measure: measureEnds },
  { goals: ['P9', 'P10', 'P11', 'P12', 'P13', 'P14'], measure: () => measureBoard() },
  { goals: ['P17'], measure: measureRebuilds },
  { goals: ['P21', 'P22', 'P23'], measure: () => measureNamedOffers() },
  { goals: ['P24', 'P25', 'P26', 'P27', 'P28'], measure: () => measureManyCarriers() },
  { goals: ['P29', 'P30', 'P31', 'P32', 'P37'], measure: measureImport },
  { goals: ['P33', 'P34', 'P35'], measure: () => measureOrderList() },
  { goals: ['P36'], measure: measureLaunchOrders },
  { goals: ['P38', 'P39', 'P40'], measure: () => measureGate() },
  { goals: ['P41', 'P42'], measure: measureTablets },
  { goals: ['P43', 'P44', 'P45'], measure: () => measureDedicated() },
]

/** Longer than any measurement takes; one that hangs is skipped. */
const TIMEOUT_MS = 15 * 60_000

/** Runs each measurement in its own process, free of the garbage of earlier ones. */
const apart = (at: number): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [SEMI_SPACE_FLAG, ...process.execArgv, fileURLToPath(import.meta.url), '--piece', String(at)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    let outcome: Outcome = { skipped: 'its process ended without a word' }
    child.on('message', (message) => {
      outcome = message as Outcome
    })
    const timeout = setTimeout(() => child.kill(), TIMEOUT_MS)
    child.on('exit', () => {
      clearTimeout(timeout)
      resolve(outcome)
    })
  })

const main = async (args: readonly string[]) => {
  const selected = args.filter((arg) => /^P\d+$/.test(arg))
  const isSelected = (names: readonly string[]) => selected.length === 0 || names.some((name) => selected.includes(name))
  const rows: (readonly string[])[] = [['#', 'what', 'ratio', 'gate', 'stretch', 'holds', '']]
  let failed = false
  for (const [at, { goals }] of pieces.entries()) {
    if (!isSelected(goals)) continue
    const outcome = await apart(at)
    if ('skipped' in outcome) rows.push([goals.join(' '), '', '', '', '', 'skipped', outcome.skipped])
    else
      for (const each of outcome.filter(({ name }) => isSelected([name]))) {
        rows.push(rowOf(each))
        failed ||= !holds(each)
      }
  }
  console.log(table(rows))
  process.exitCode = failed && !args.includes('--report') ? 1 : 0
}

const args = process.argv.slice(2)
if (args[0] === '--piece') {
  const outcome = await pieces[Number(args[1])]!.measure().catch((error: Error) => {
    console.error(error)
    return { skipped: error.message }
  })
  process.send!(outcome)
  process.disconnect()
} else await main(args)
