import { personDigest } from '../kit/person-digest.ts'

const LENGTH = 32
/** An endpoint identifies a device: the log names it by a keyed digest only. */
export const deviceIdOf = (endpoint: string): string => personDigest(`push device ${endpoint}`).slice(0, LENGTH)
