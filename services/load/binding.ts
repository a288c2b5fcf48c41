import { type LoadState, runnerOf } from './state.ts'

/** Which of a load's bindings to contracts an event is about; the first is not written. */
export const numbered = (binding = 1) => (binding > 1 ? { binding } : {})
/** The crew that a load leaves when its vehicle is taken from it. */
export const crewLeft = (load: LoadState) => {
  const [transporterId, driverId] = [runnerOf(load)?.transporterId, load.driver?.driverId]
  return transporterId === undefined || driverId === undefined ? {} : { leaves: { transporterId, driverId } }
}
export const nextBinding = ({ bindings = 0 }: LoadState) => numbered(bindings + 1)
