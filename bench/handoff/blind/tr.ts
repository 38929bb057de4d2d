import type { Sentences } from './sentences.ts'

/** Turkish. */
export const TR: Sentences = {
  requests: `
    bir arkadaşınız devralabilir mi
    beni birine bağlayın
    gerçek biri lütfen
    sen değil, başka biri
    robotla konuşmak istemiyorum
    biri beni arasın
    müşteri temsilcisi istiyorum
    kimse yok mu
    bot istemiyorum insan istiyorum
    yetkili biriyle görüşmek istiyorum
    canlı destek
    bana anlayan birini bulun
    temsilciye baglan
    beni geri arar mısınız
    ekibinizden biri bakabilir mi
    insanla konusmak istiyorum
    bir çalışanınız bana yardım edebilir mi
    operatöre aktarın lütfen
    bu konuda kiminle konuşabilirim
    müdürünüzle görüşeceğim
    makineyle konuşmaktan bıktım
    bunu bir iş arkadaşınıza iletir misiniz
    temsilci lutfn
    satış ekibiyle görüşebilir miyim`,
  others: `
    sen insan mısın
    bir arkadaşımı nasıl davet ederim
    iş arkadaşım vardiyamı devralabilir mi
    saatleri hangi kişi onaylıyor
    insana gerek yok, sadece fiyat
    ekibimdeki biriyle nasıl iletişim kurarım
    temsilci maaşımı görebilir mi
    kaç kişi ekleyebilirim
    beni aramayın
    aramaları nasıl yönlendiririm
    biri şifremi değiştirmiş
    müdürüm saatlerimi göremiyor
    ben insanım
    dün bir temsilciyle konuştum
    sitemdeki botu nasıl kapatırım
    görüşmelerimi kim dinleyebilir
    görevi başka birine nasıl aktarırım
    çalışanlar telefondan giriş yapabilir mi
    iptal için aramam gerekiyor mu
    kimseye bağlanmak istemiyorum
    müşterilerim insanla konuşmak istiyor, nasıl açarım
    hesabımı başka biri kullanıyor
    kişi sınırı var mı
    yeni çalışan nasıl eklenir`,
}
