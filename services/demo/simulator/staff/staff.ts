import { books } from '../../shippers.ts'
import type { Scene } from '../scene.ts'
import { followRoad, judgeReceipts } from './after.ts'
import { deskOf, type Job } from './desk.ts'
import { approve, choose } from './hire.ts'
import { seeToLot } from './lots.ts'
import { negotiate } from './negotiate.ts'

const jobs: Readonly<Record<string, Job>> = { negotiate, choose, approve, seeToLot, judgeReceipts, followRoad }
const often = { negotiate: 32, choose: 18, approve: 10, seeToLot: 18, judgeReceipts: 14, followRoad: 8 }

/** What the demo's own shippers do with the loads that the demo itself launched: one thing at a time. */
export const staffOf = (scene: Scene) => {
  const { random } = scene
  return {
    work: async () => {
      const book = books[random.chance(0.75) ? 0 : 1]!
      await jobs[random.weighted(often)]!(deskOf(scene, book))
    },
  }
}
