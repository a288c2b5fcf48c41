import type { Accounts } from './accounts.ts'
import { demoPassword, demoUsers } from './demo-users.ts'
import { hashPassword } from './passwords.ts'
import type { IdentityStore } from './store.ts'

const mark = 'demo'

/** Creates the accounts of all demo users. Their shared password is hashed once; a second start changes nothing. */
export const seedDemoAccounts = async (store: IdentityStore, accounts: Accounts): Promise<void> => {
  if (store.secret(mark)) return
  const hash = await hashPassword(demoPassword)
  for (const { userId, username, name, email, roles, shipperId, transporterId, driverId, operationGroups } of demoUsers) {
    const scope = { ...(shipperId && { shipperId }), ...(transporterId && { transporterId }), ...(driverId && { driverId }) }
    // Time 0: every later event about them is newer.
    accounts.upsert({ userId, username, name, email, roles, ...scope, operationGroups, enabled: true }, 0)
    accounts.setPasswordHash(userId, hash)
  }
  store.putSecret(mark, 'yes')
}

/** Throws when demo users, whose password is public, could sign in to a production server. */
export const refuseDemoAccounts = (store: IdentityStore): void => {
  if (store.secret(mark)) throw new Error('NODE_ENV=production: identity.sqlite holds demo users; start with an empty DATA_DIR.')
}
