import { allows, may } from '@embarca/contracts/roles.ts'
import { alert } from '../../../base/feedback.ts'
import { openKeptSession } from '../../../session/kept-session.ts'
import type { Opening } from '../../../session/start.ts'
import { gateStore } from './gate-store.ts'
import { unmarkTablet } from './tablet-screens.ts'

const forget = async () => {
  unmarkTablet()
  await gateStore.forgetKept()
}

/** Opens the session of a gate's tablet, without a network, too. A user who lost the role finds nothing kept. */
export const openTablet = async (onPath: (pathname: string) => void): Promise<Opening> => {
  const opening = await openKeptSession(gateStore, onPath)
  if ('session' in opening && !allows(may.workYard, opening.session.roles)) await forget().catch(() => {})
  return opening
}

/** Before signing out on a tablet: asks while something is unsent, then erases what is kept. The queue stays. False: the user stays. */
export const leaveTablet = async (): Promise<boolean> => {
  const unsent = (await gateStore.entries()).length
  let leaves = unsent === 0
  if (!leaves)
    await alert({
      style: 'warning',
      title: unsent === 1 ? 'Há 1 registro não enviado' : `Há ${unsent} registros não enviados`,
      text: 'Eles ficam neste aparelho e só seguem quando você entrar de novo.',
      action: {
        label: 'Sair mesmo assim',
        run: () => {
          leaves = true
        },
      },
    })
  if (leaves) await forget()
  return leaves
}
