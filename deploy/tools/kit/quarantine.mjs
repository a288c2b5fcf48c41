import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './places.mjs'

const LIST = 'tests/quarantine.json'
/** The recorded size of the list. A reviewer agrees before it rises; it falls with every spec that leaves the list. */
const SIZE = 3

/** Specs that may fail once, by path, each with the reason why it cannot be trusted yet. */
export const readQuarantine = () => JSON.parse(readFileSync(join(root, LIST), 'utf8'))

/** One line for each fault of the list. */
export const faultsOf = (quarantine, { size = SIZE, exists = (spec) => existsSync(join(root, spec)) } = {}) => {
  const specs = Object.keys(quarantine)
  return [
    ...(specs.length > size ? [`${LIST} names ${specs.length} specs, more than the recorded ${size}.`] : []),
    ...specs.filter((spec) => !exists(spec)).map((spec) => `${LIST} names ${spec}, which does not exist.`),
    ...specs.filter((spec) => !quarantine[spec]).map((spec) => `${LIST} gives no reason for ${spec}.`),
  ]
}

const MOST = 3
const drivesABrowser = (spec) => /\.(story|browser)\.spec\.ts$/.test(spec)

/**
 * Why each failed spec may run a second time, alone; undefined when one may not or too many failed. A browser waits seconds for what a
 * busy machine shows later, and its steps build on each other: what is at fault fails alone too. No other spec is excused.
 */
export const secondRunOf = (failed, quarantine) => {
  const reasons = failed.map((spec) => quarantine[spec] ?? (drivesABrowser(spec) ? 'drives a browser beside other work' : undefined))
  if (failed.length === 0 || failed.length > MOST || reasons.includes(undefined)) return undefined
  return Object.fromEntries(failed.map((spec, index) => [spec, reasons[index]]))
}
