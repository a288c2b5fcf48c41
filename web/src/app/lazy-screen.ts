import { lazyRouteComponent } from '@tanstack/react-router'
import { withRetries } from '../base/lazy-loading.ts'

/** A screen whose code comes when it is opened, or before, when somebody is about to. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(withRetries(load), name)
