declare module 'oidc-provider/lib/helpers/als.js' {
  const context: import('node:async_hooks').AsyncLocalStorage<unknown>
  export default context
}
