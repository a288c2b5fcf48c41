import { support, type supportRoutes } from '@embarca/contracts/support/routes.ts'
import { given, type Readers } from '../kit/readers.ts'
import type { User } from '../session/index.ts'

/** The registered data of the user takes precedence over the data sent. */
export const supportReaders: Readers<typeof supportRoutes> = {
  userData: async ({ phone, username }, { views, by }) => {
    const [user, company] = await Promise.all([
      views.get<User>('user', by.userId),
      views.get<{ readonly name: string }>('shipper', by.shipperId),
    ])
    return {
      ...given({ phone: user?.phone || phone || undefined }),
      userId: by.userId,
      username: user?.username ?? username,
      name: user?.name ?? by.name,
      email: user?.email ?? '',
      company: company?.name ?? '',
      supportEmail: support.email,
    }
  },
}
