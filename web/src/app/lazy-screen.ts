import { lazyRouteComponent } from '@tanstack/react-router'
import { lazily } from '../lib/lazily.ts'

/** A screen whose code comes when it is opened, or before, when somebody is about to. */
export const lazyScreen: typeof lazyRouteComponent = (load, name) => lazyRouteComponent(lazily(load), name)
