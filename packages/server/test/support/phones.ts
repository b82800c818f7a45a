/**
 * What phones send that open a printed address, and what each must count as. The browsers' names were recorded by others:
 * `source` is the file of matomo-org/device-detector at 3856a28692d4, or of ua-parser/uap-core at e3c5e634bee0. The other
 * headers are what standards say of an address that no page led to. No camera app was recorded by us (docs/analytics.md).
 */
import type { Device, EventKind, Via } from '@hangtag/contract/wire/analytics';

export interface Phone {
  /** The app that opens the address, and why it matters. */
  readonly about: string;
  readonly agent: string;
  readonly source: string;
  /** Beside the name; none where the app is older than they are. */
  readonly headers: Readonly<Record<string, string>>;
  readonly kind: EventKind;
  readonly via: Via | null;
  readonly device: Device | null;
}

/**
 * Safari since 16.4, Chrome since 76, Firefox since 90 and what is built on them (MDN browser-compat-data,
 * `http/headers/Sec-Fetch-Site.json`); `none` is for what no page began (W3C Fetch Metadata, 2.3).
 */
const opened = {
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-user': '?1',
};

const ofScan = { headers: opened, kind: 'scan', via: 'code', device: 'phone' } as const;

export const phones: readonly Phone[] = [
  {
    ...ofScan,
    about: 'Safari, in which the iPhone’s Camera and its code scanner open addresses',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    source: 'Tests/Parser/fixtures/oss.yml',
  },
  {
    ...ofScan,
    about: 'Safari before 16.4, which says nothing of where a request began',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    source: 'Tests/Parser/fixtures/oss.yml',
    headers: {},
  },
  {
    ...ofScan,
    about: 'Chrome on Android, the usual browser of Lens and of camera apps',
    agent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML,like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36',
    source: 'Tests/Parser/Client/fixtures/browser.yml',
  },
  {
    ...ofScan,
    about: 'Chrome on Android, told by the Google app, of which Lens is a part, who opened it',
    agent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML,like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36',
    source: 'Tests/Parser/Client/fixtures/browser.yml',
    // The form of Android's `Activity.getReferrer`; whether Lens sets it is not known.
    headers: { ...opened, referer: 'android-app://com.google.android.googlequicksearchbox/' },
  },
  {
    ...ofScan,
    about: 'Samsung Internet, in which Samsung’s camera opens addresses where it is the default',
    agent:
      'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S926B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
    source: 'Tests/fixtures/smartphone-38.yml',
  },
  {
    ...ofScan,
    about: 'The Google app on an iPhone, which scans codes with Lens and opens them itself',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 11_0_2 like Mac OS X) AppleWebKit/604.1.34 (KHTML, like Gecko) GSA/36.0.169645775 Mobile/15A421 Safari/604.1',
    source: 'uap-core tests/test_ua.yaml',
    headers: {},
  },
  {
    ...ofScan,
    about: 'WeChat on Android, which scans codes and opens them itself',
    agent:
      'Mozilla/5.0 (Linux; Android 13; PHF110 Build/RKQ1.211119.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20231202 MMWEBID/4213 MicroMessenger/8.0.46.2540(0x28002E3C) WeChat/arm64 Weixin NetType/5G Language/zh_CN ABI/arm64',
    source: 'Tests/fixtures/smartphone-39.yml',
    // Views inside apps may name their app (Android WebView, before its opt-in of 2023).
    headers: { ...opened, 'x-requested-with': 'com.tencent.mm' },
  },
  {
    ...ofScan,
    about: 'WeChat on a tablet',
    agent:
      'Mozilla/5.0 (Linux; Android 12; PCE-W40 Build/HUAWEIPCE-W40; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MMWEBID/998 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin Android Tablet NetType/WIFI Language/zh_CN ABI/arm64',
    source: 'Tests/fixtures/tablet-11.yml',
    device: 'tablet',
  },
  {
    ...ofScan,
    about: 'LINE, which scans codes and opens them itself',
    agent:
      'Mozilla/5.0 (Linux; Android 9; iData 50 Build/PPR1.180610.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/79.0.3945.116 Mobile Safari/537.36 Line/12.10.1/IAB',
    source: 'Tests/fixtures/peripheral.yml',
  },
  {
    ...ofScan,
    about: 'Huawei’s browser, on phones without Google’s apps',
    agent:
      'Mozilla/5.0 (Linux; Android 13; LGE-AN00; HMSCore 6.12.2.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.5.301 Mobile Safari/537.36',
    source: 'uap-core tests/test_ua.yaml',
  },
  {
    ...ofScan,
    about: 'Firefox on Android',
    agent: 'Mozilla/5.0 (Android 10; Mobile; rv:84.0) Gecko/84.0 Firefox/84.0',
    source: 'Tests/Parser/Client/fixtures/browser.yml',
    // Firefox sends the four headers since 90.
    headers: {},
  },
  {
    ...ofScan,
    about: 'Opera Mini, whose name has neither Mobile nor the model',
    agent:
      'Opera/9.80 (Android; Opera Mini/7.5.54678/28.2555; U; ru) Presto/2.10.289 Version/12.02',
    source: 'Tests/Parser/fixtures/oss.yml',
    // Opera’s own servers ask for the page; what they add is not known.
    headers: {},
  },
  {
    ...ofScan,
    about: 'DuckDuckGo, which names its app and asks not to be followed',
    agent:
      'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile DuckDuckGo/5 Safari/537.36',
    source: 'Tests/fixtures/clienthints.yml',
    headers: { ...opened, 'x-requested-with': 'com.duckduckgo.mobile.android', 'sec-gpc': '1' },
  },
  {
    ...ofScan,
    about: 'Xiaomi’s browser, in which its scanner opens addresses',
    agent:
      'Mozilla/5.0 (Linux; U; Android 14; fr-fr; Redmi 12 5G Build/UKQ1.230917.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.9.1-gn',
    source: 'Tests/fixtures/smartphone-39.yml',
  },
  {
    ...ofScan,
    about: 'Instagram, when somebody presses a link there: it is no scan',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20G75 Instagram 296.0.0.18.107 (iPhone14,8; iOS 16_6; en_US; en; scale=3.00; 1284x2778; 505423516)',
    source: 'Tests/fixtures/phablet-1.yml',
    headers: { referer: 'https://l.instagram.com/', 'sec-fetch-site': 'cross-site' },
    kind: 'view',
    via: 'social',
  },
  {
    ...ofScan,
    about: 'Facebook, whose view asks as from another site even without a Referer',
    agent:
      'Mozilla/5.0 (Linux; Android 9; ZTE Blade A7 2020 Build/PPR1.180610.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/87.0.4280.101 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/300.2.0.58.129;]',
    source: 'Tests/fixtures/smartphone-20.yml',
    headers: { ...opened, 'sec-fetch-site': 'cross-site' },
    kind: 'view',
    via: 'site',
  },
];
