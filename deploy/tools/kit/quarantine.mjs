import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './places.mjs'

const LIST = 'tests/quarantine.json'
/** The recorded size of the list. A reviewer agrees before it rises; it falls with every spec that leaves the list. */
const SIZE = 4

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
