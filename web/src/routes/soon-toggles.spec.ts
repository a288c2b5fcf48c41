import type { Toggle } from '@embarca/contracts/toggles.ts'
import type { AnyRoute } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { toggleDescriptions } from '../features/configs/toggle-descriptions.ts'
import { screens } from './screens.ts'

// It opens the session with the browser's location.
vi.mock('../session/start.ts', () => ({ signOut: () => undefined }))

const toggled = (screens as readonly AnyRoute[]).flatMap(({ options }) => options.staticData?.toggle ?? [])

it('a toggle that a screen asks for is never announced as coming', () => {
  const announced = (toggle: Toggle) => toggleDescriptions[toggle].soon === true
  expect(toggled.length).toBeGreaterThan(0)
  expect(toggled.filter(announced)).toEqual([])
})
