import { createSealedStore } from '../../base/offline/sealed-store.ts'

/** What carriers and drivers keep on their device. */
export const sealedStore = createSealedStore('embarca-road')
