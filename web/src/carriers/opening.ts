import { openKeptSession } from '../session/kept-session.ts'
import { sealedStore } from './queue/sealed-store.ts'

/** Opens the session of a carrier or a driver, without a network, too. */
export const openCarriers = () => openKeptSession(sealedStore, async () => {})
