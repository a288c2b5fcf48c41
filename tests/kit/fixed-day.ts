import { clockShift, setClock, TEST_NOW } from './clock.ts'

// Test files of one worker share its clock: the first file sets it.
if (clockShift() === 0) setClock(TEST_NOW)
