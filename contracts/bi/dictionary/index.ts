import type { Meanings } from '../meaning.ts'
import { amounts } from './amounts.ts'
import { gate } from './gate.ts'
import { ids } from './ids.ts'
import { load } from './load.ts'
import { money } from './money.ts'
import { order } from './order.ts'
import { register } from './register.ts'

/** What each published field means: one entry serves every field whose path ends like its key. */
export const dictionary: Meanings = { ...register, ...gate, ...order, ...load, ...ids, ...amounts, ...money }
