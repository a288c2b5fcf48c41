import { hash, verify } from '@node-rs/argon2'

/** Argon2id at OWASP's parameters; about 25 ms on a thread of the pool, never on the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Compared against when there is no such user, so that both answers take the same time. */
let dummyHash: Promise<string> | undefined

/** Whether the password matches the hash. Takes as long when there is no hash, and is then false. */
export const passwordMatches = async (password: string, hashed: string | undefined): Promise<boolean> => {
  dummyHash ??= hashPassword('nobody')
  const matches = await verify(hashed ?? (await dummyHash), password)
  return matches && hashed !== undefined
}
