const RUNTIME = /oidc-provider WARNING: Unsupported runtime/

/**
 * The library advises Node 22 LTS at import; Embarca's own range (`engines` in package.json) is tested in `tests/engines/node-versions.engine.spec.ts`.
 * Only this one message is dropped, and only while the library loads.
 */
const withoutRuntimeAdvice = async <T>(load: () => Promise<T>): Promise<T> => {
  const { warn } = console
  console.warn = (...about: unknown[]) => {
    if (!RUNTIME.test(String(about[0]))) warn(...about)
  }
  try {
    return await load()
  } finally {
    console.warn = warn
  }
}

/** The library's values; its types are imported from the library itself. */
export const { default: OidcProvider, errors } = await withoutRuntimeAdvice(() => import('oidc-provider'))
