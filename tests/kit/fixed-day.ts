import { clockShift, setClock, TEST_NOW } from './clock.ts'

// Files of one worker share its clock: it is set by the first of them.
if (clockShift() === 0) setClock(TEST_NOW)
