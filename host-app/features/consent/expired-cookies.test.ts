import { expect, it } from 'vitest'
import { expiredCookies } from './expired-cookies.ts'

it('[MKT-14] a cookie goes from the host and the domains above it', () => {
  expect(expiredCookies('_ga', 'www.lapwing.example')).toEqual([
    '_ga=; path=/; max-age=0',
    '_ga=; path=/; max-age=0; domain=www.lapwing.example',
    '_ga=; path=/; max-age=0; domain=lapwing.example',
  ])
  expect(expiredCookies('_gid', 'localhost')).toEqual(['_gid=; path=/; max-age=0'])
})
