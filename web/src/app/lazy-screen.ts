import { lazyRouteComponent } from '@tanstack/react-router'
import { withRetries } from '../base/lazy-loading.ts'

/** A screen whose code is loaded when it is opened, or preloaded when the pointer rests on a link to it. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(withRetries(load), name)
