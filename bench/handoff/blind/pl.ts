import type { Sentences } from './sentences.ts'

/** Polish. */
export const PL: Sentences = {
  requests: `
    czy może się tym zająć pana kolega
    proszę mnie połączyć
    poproszę prawdziwego człowieka
    nie ty, ktoś inny
    nie chcę rozmawiać z botem
    niech ktoś do mnie zadzwoni
    chcę rozmawiać z konsultantem
    jest tam ktoś?
    dość tych robotów
    dajcie mi kogoś kto się zna
    wole pogadac z czlowiekiem
    czy mogę porozmawiać z pracownikiem
    połącz mnie z obsługą klienta
    proszę o telefon
    prosze o kontakt konsultanta
    czy ktoś z waszego zespołu może mi pomóc
    potrzebuję żywego człowieka
    konsultant
    z kim moge o tym porozmawiac
    przełączcie mnie do kogoś z działu sprzedaży
    chcę gadać z kierownikiem
    prosze oddzwonic na 600123456
    czy człowiek może na to spojrzeć
    kiedy wreszcie odezwie się ktoś z biura obsługi, nie automat`,
  others: `
    czy jesteś człowiekiem
    jak zaprosić kolegę
    czy kolega może przejąć moją zmianę
    która osoba zatwierdza godziny
    nie potrzebuję człowieka, tylko ceny
    jak skontaktować się z kimś z mojego zespołu
    czy agent widzi moją pensję
    ile osób mogę dodać
    proszę do mnie nie dzwonić
    jak przekierować połączenia
    ktoś zmienił moje hasło
    mój kierownik nie widzi godzin
    jestem człowiekiem
    wczoraj rozmawiałem z konsultantem
    jak wyłączyć bota na stronie
    kto słyszy moje rozmowy
    jak przekazać zadanie innej osobie
    czy pracownicy mogą sami wpisywać godziny
    czy muszę dzwonić żeby zrezygnować
    nie chcę żeby mnie łączyć
    moi klienci chcą rozmawiać z człowiekiem, jak to włączyć
    ktoś inny używa mojego konta
    czy jest limit osób
    jak dodać pracownika`,
}
