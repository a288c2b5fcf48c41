import { createSealedStore } from '../../../base/offline/sealed-store.ts'

/** What a tablet of a gate keeps: its loads, and what was recorded without a network. */
export const gateStore = createSealedStore('embarca-gate')
