import { useState } from 'react'
import { isCallFailed } from '../../base/failure.ts'
import { showFailure } from '../../base/show-failure.ts'
import { laneName, type RecentLane } from './RecentLanes.tsx'
import type { LaunchFormState } from './use-launch.ts'
import { type LaunchProfile, laneForm } from './use-start.ts'

/** Fills the form with the last load of a lane. */
export const useRecentLane = (form: LaunchFormState, profiles: readonly LaunchProfile[]) => {
  const [reading, setReading] = useState<string>()
  const [repeated, setRepeated] = useState<string>()
  const repeat = async (lane: RecentLane) => {
    setReading(lane.loadId)
    try {
      const text = await laneForm(lane.loadId, form.text.operationGroupId, { profiles, byBurden: form.byBurden })
      form.change(() => text)
      setRepeated(laneName(lane))
    } catch (thrown) {
      if (!isCallFailed(thrown)) throw thrown
      showFailure(thrown, 'Não foi possível ler a última carga desta rota.')
    } finally {
      setReading(undefined)
    }
  }
  return { reading, repeated, repeat }
}
