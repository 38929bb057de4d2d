import { useApiAction } from '#host-app/shared/api/use-api.ts'

/** Returns the mutation that sets the member away (`true`) or active. A toast says what it means. */
export function useSetAway() {
  return useApiAction((call, is_away: boolean) => call('setAway', { body: { is_away } }), {
    done: ({ is_away }) =>
      is_away ? 'You are away and get no new conversations' : 'You get new conversations again',
  })
}
