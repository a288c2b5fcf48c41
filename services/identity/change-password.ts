import type { PasswordRefusal } from '@embarca/contracts/session/password.ts'
import type { Accounts } from './accounts.ts'
import type { SignIn } from './sign-in.ts'

type PasswordChange = {
  readonly userId: string
  readonly password: string
  readonly newPassword: string
  /** The client's address: attempts are counted as at the login. */
  readonly address: string
}
/** Undefined: the password is changed, and every session of the user has ended. */
export type ChangePassword = (change: PasswordChange) => Promise<PasswordRefusal | undefined>

/** Changes a password, given the present one. */
export const changePasswordIn =
  (accounts: Accounts, signIn: SignIn): ChangePassword =>
  async ({ userId, password, newPassword, address }) => {
    const account = accounts.find(userId)
    if (!account) return 'PASSWORD_ELSEWHERE'
    const outcome = await signIn(account.username, password, address)
    if ('refused' in outcome) return outcome.status === 429 ? 'TOO_MANY_ATTEMPTS' : 'PASSWORD_WRONG'
    await accounts.setPassword(userId, newPassword)
    return undefined
  }
