import { randomUUID } from 'node:crypto'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { toggles } from '@embarca/contracts/toggles.ts'
import { v7 } from 'uuid'
import type { CreateShipper } from './identity/first-start.ts'
import type { Run } from './kit/run.ts'
import { programFor } from './kit/scope.ts'
import { modules } from './modules.ts'

/** Creates the first shipper of a production server, one operation group and an administrator, by ordinary commands. */
export const firstShipper =
  (run: Run): CreateShipper =>
  async (shipper, admin) => {
    const [shipperId, groupId, userId] = [v7(), v7(), v7()]
    const by = programFor(shipperId)
    const register = async (module: 'shipper' | 'operationGroup' | 'user', data: object) => {
      // Three kinds of registered things, each with its own fields; the store validates them.
      const outcome = await run(modules[module], { type: 'Register', data } as never, { by, key: randomUUID(), asProgram: true })
      if (isRefusal(outcome)) throw new Error(outcome.refused)
    }
    await register('shipper', { id: shipperId, ...shipper, toggles })
    await register('operationGroup', { id: groupId, name: 'Principal', status: 'ENABLE' })
    await register('user', { id: userId, userId, ...admin, roles: ['shipper_admin'], operationGroupIds: [groupId], active: true })
    return { shipperId, groupId, userId }
  }
