import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sqliteIdentityStore } from '@embarca/services/adapters/sqlite/identity-store.ts'
import { createApp } from '@embarca/services/http/app.ts'
import { logger } from '@embarca/services/http/log.ts'
import { seedDemoAccounts } from '@embarca/services/identity/demo-accounts.ts'
import { developmentKeys } from '@embarca/services/identity/keys.ts'
import { mountIdentity } from '@embarca/services/identity/mount.ts'

/** The embedded OpenID provider as a separate server, used where no Keycloak is started. */
export const startIssuer = async (publicUrl: string, port: number, folder: string) => {
  const file = join(folder, 'identity.sqlite')
  const store = sqliteIdentityStore(file)
  const app = await createApp({ logger: logger('silent') })
  const { accounts } = mountIdentity(app, { publicUrl, store, keys: await developmentKeys(store) })
  await seedDemoAccounts(store, accounts)
  await app.listen({ host: '127.0.0.1', port })
  return {
    stop: async () => {
      await app.close()
      store.close()
      rmSync(file, { force: true })
    },
  }
}
